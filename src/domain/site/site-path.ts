/**
 * A path of this site, as a link may contain it. Browsers read a backslash as a slash, skip tabs and line breaks, and
 * take what follows two slashes for a host.
 */
export const sitePath = /^(?:\/(?![/\\])[^\s/\\]*)+$/
