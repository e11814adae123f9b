// A file of its own, so that it is run in a task of its own before the rest of the site (boot.ts).
export { hydrateRoot } from 'react-dom/client'
