// The model in the page: a WebAssembly module, JSON in and JSON out. Nothing is sent anywhere.
const Simulator = (() => {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  let exports;
  let loading;

  // Compiles as it comes; a server that does not say what the file is costs one more copy.
  const load = address => loading ??= (async () => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${answer.status}`);
    const module = await (answer.headers.get('content-type')?.startsWith('application/wasm')
      ? WebAssembly.instantiateStreaming(answer, {}) : WebAssembly.instantiate(await answer.arrayBuffer(), {}));
    ({ exports } = module.instance);
  })();

  const ask = (call, flow) => {
    const bytes = encoder.encode(JSON.stringify(flow).normalize());
    const input = exports.lifeline_allocate(bytes.length);
    new Uint8Array(exports.memory.buffer).set(bytes, input);
    const output = exports[`lifeline_${call}`](input, bytes.length);
    const count = new DataView(exports.memory.buffer).getUint32(output, true);
    const text = decoder.decode(new Uint8Array(exports.memory.buffer, output + 4, count));
    exports.lifeline_free(output);
    exports.lifeline_free(input);
    return JSON.parse(text);
  };

  return { load, simulate: flow => ask('simulate', flow), possible: flow => ask('possible', flow).possible ?? [] };
})();
