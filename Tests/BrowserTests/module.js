// Asks the WebAssembly module, as a page does.
window.lifeline = (() => {
  const encoder = new TextEncoder(), decoder = new TextDecoder();
  let exports;

  async function load(address) {
    const module = await WebAssembly.compileStreaming(fetch(address));
    exports = (await WebAssembly.instantiate(module, {})).exports;
    return { imports: WebAssembly.Module.imports(module), exports: Object.keys(exports).sort() };
  }

  function answer(address) {
    const count = new DataView(exports.memory.buffer).getUint32(address, true);
    const text = decoder.decode(new Uint8Array(exports.memory.buffer, address + 4, count));
    exports.lifeline_free(address);
    return text;
  }

  // `input` is a text or bytes.
  function ask(call, input) {
    const bytes = typeof input === "string" ? encoder.encode(input.normalize()) : input;
    const address = exports.lifeline_allocate(bytes.length);
    new Uint8Array(exports.memory.buffer).set(bytes, address);
    const text = answer(exports[`lifeline_${call}`](address, bytes.length));
    exports.lifeline_free(address);
    return text;
  }

  // A trace as `Trace.transcript` says it.
  function transcript(trace) {
    const lines = [];
    const { ios, idiom, sdk, scenes } = trace.platform;
    lines.push(`on iOS ${ios}, ${idiom}, SDK ${sdk}${scenes ? ", scenes" : ""}`);
    lines.push(`window ${trace.structure}`, `visible ${trace.visible.join(", ")}`, `state ${trace.appState}`);
    if (trace.problem) lines.push("impossible");
    for (const step of trace.steps) {
      lines.push(`step ${step.do}`);
      for (const rule of step.rules) lines.push(`  rule ${rule.rule}=${rule.order}`);
      for (const event of step.events) {
        const subject = event.subject + (event.instance ? `#${event.instance}` : "");
        const argument = "argument" in event ? ` ${event.argument}` : "";
        lines.push(`  ${subject} ${event.callback}${argument} (${event.standing})`);
      }
      lines.push(`  window ${step.structure}`, `  visible ${step.visible.join(", ")}`);
      lines.push(`  state ${step.appState}${step.underWay ? ", under way" : ""}`);
      if (step.problem) lines.push("  impossible");
    }
    return lines.join("\n") + "\n";
  }

  // FNV-1a of 64 bits, in two halves: `Digest`.
  class Digest {
    high = 0xcbf29ce4;
    low = 0x84222325;
    add(text) {
      let { high, low } = this;
      for (const byte of encoder.encode(text)) {
        low = (low ^ byte) >>> 0;
        const product = low * 0x1b3;
        high = (high * 0x1b3 + Math.floor(product / 2 ** 32) + ((low << 8) >>> 0)) % 2 ** 32;
        low = product % 2 ** 32;
      }
      Object.assign(this, { high, low });
    }
    get text() {
      return [this.high, this.low].map((half) => half.toString(16).padStart(8, "0")).join("");
    }
  }

  let scenarios;
  async function loadScenarios(address) {
    const text = await (await fetch(address)).text();
    scenarios = text.trim().split("\n").map((line) => JSON.parse(line));
    return scenarios.length;
  }

  // Every scenario in each of its variations: those whose traces are not the native ones, and how many runs it was.
  function compare() {
    const different = [], began = performance.now();
    let runs = 0, inside = 0;
    for (const { id, digest, script, variations } of scenarios) {
      const found = new Digest();
      for (const variation of variations) {
        const input = JSON.stringify({ ...script, ...variation });
        const start = performance.now();
        const answer = ask("simulate", input);
        inside += performance.now() - start;
        const trace = JSON.parse(answer);
        if (trace.problems) return { different: [id, JSON.stringify(trace.problems)], runs };
        found.add(transcript(trace));
        runs += 1;
      }
      if (found.text !== digest) different.push(id);
    }
    return { different, runs, seconds: (performance.now() - began) / 1000, inside: inside / 1000 };
  }

  function randomNumbers(seed) {
    let state = seed;
    return (below) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
  }

  // Structures of some scenarios with steps of others, of which most are possible somewhere.
  function randomRuns(seed, count) {
    const random = randomNumbers(seed), any = (list) => list[random(list.length)];
    let events = 0;
    for (let run = 0; run < count; run++) {
      const { script, variations } = any(scenarios);
      const steps = Array.from({ length: 4 + random(12) }, () => ({ ...any((random(3) ? { script } : any(scenarios)).script.steps), during: null }));
      const trace = JSON.parse(ask("simulate", JSON.stringify({ ...script, ...any(variations), steps })));
      for (const step of trace.steps ?? []) events += step.events.length;
    }
    return { events, memory: exports.memory.buffer.byteLength };
  }

  // The milliseconds of one run of these.
  function time(input, times) {
    const text = JSON.stringify(input), taken = [];
    for (let run = 0; run < times; run++) {
      const began = performance.now();
      for (let again = 0; again < 10; again++) ask("simulate", text);
      taken.push((performance.now() - began) / 10);
    }
    // The machine does other things, too: the quickest run tells what the module needs.
    return Math.min(...taken);
  }

  // Scenarios with bytes changed, left out and repeated: how many of the answers were problems.
  function brokenRuns(seed, count) {
    const random = randomNumbers(seed), signs = encoder.encode('"\\{}[](),;:0-9eE \u{301}\u0000\n');
    let problems = 0;
    for (let run = 0; run < count; run++) {
      const { script, variations } = scenarios[random(scenarios.length)];
      const bytes = [...encoder.encode(JSON.stringify({ ...script, ...variations[random(variations.length)] }))];
      for (let change = random(4); change >= 0; change--) {
        const place = random(bytes.length), length = random(20);
        switch (random(4)) {
          case 0: bytes[place] = random(256); break;
          case 1: bytes.splice(place, length); break;
          case 2: bytes.splice(place, 0, ...bytes.slice(place, place + length)); break;
          default: bytes[place] = signs[random(signs.length)];
        }
      }
      for (const call of random(20) ? ["simulate"] : ["simulate", "possible"]) {
        if (JSON.parse(ask(call, new Uint8Array(bytes))).problems) problems += 1;
      }
    }
    return problems;
  }

  const describe = () => JSON.parse(answer(exports.lifeline_describe()));
  const memory = () => exports.memory.buffer.byteLength;
  return { load, loadScenarios, ask, describe, memory, compare, randomRuns, brokenRuns, time };
})();
