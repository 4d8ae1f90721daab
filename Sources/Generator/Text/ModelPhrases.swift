import Diagnostics
import Evidence
import Lifecycle

// What the model and the evidence say of themselves in English, as phrases that languages may have words for.

extension Rule {
  /// What it decides.
  var phrase: Phrase { Phrase(named: summary) }
}

extension Rule.Variant {
  /// What its order is.
  var phrase: Phrase { Phrase(named: summary) }

  /// What it is called in a list of orders.
  var titlePhrase: Phrase? { title.map(Phrase.init(named:)) }
}

extension Rule.Standing {
  /// What an order rests on.
  var phrase: Phrase { Phrase(named: rawValue) }
}

extension TransitionKind {
  /// Its title.
  var phrase: Phrase {
    let title = Phrase(named: animatedTitle)
    return isAnimated ? title : "\(title), without animation"
  }
}
