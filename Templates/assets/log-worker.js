// Reads logs beside the page, which stays quick meanwhile. The module comes compiled, with each question; nothing is fetched here.
let exports;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

const answer = async ({ module, question }) => {
  exports ??= (await WebAssembly.instantiate(module, {})).exports;
  // What is half a character cannot be sent as UTF-8.
  const bytes = encoder.encode(JSON.stringify({ ...question, text: question.text.toWellFormed?.() ?? question.text }).normalize());
  const input = exports.lifeline_allocate(bytes.length);
  new Uint8Array(exports.memory.buffer).set(bytes, input);
  const output = exports.lifeline_verify(input, bytes.length);
  const count = new DataView(exports.memory.buffer).getUint32(output, true);
  const text = decoder.decode(new Uint8Array(exports.memory.buffer, output + 4, count));
  exports.lifeline_free(output);
  exports.lifeline_free(input);
  return text;
};

// The page is told of no error that comes while something is waited for here, such as that there is no memory left.
addEventListener('message', async ({ data }) => {
  try { postMessage(await answer(data)); } catch { postMessage(null); }
});
