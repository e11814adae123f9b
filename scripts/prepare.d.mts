// What tests use of prepare.mjs.
export function isBuilt(): boolean
