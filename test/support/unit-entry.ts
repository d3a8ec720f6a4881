/** The unit project imports the worker's rooms itself; its own entry has nothing to answer. */
export default { fetch: () => new Response(null, { status: 404 }) };
