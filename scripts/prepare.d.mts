// What tests use of prepare.mjs.
export const compiledModules: string
export function isBuilt(): boolean
