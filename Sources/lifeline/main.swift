import Commands

Lifeline.main()
