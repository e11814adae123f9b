type BrowserKind = { browser: string; device: 'phone' | 'tablet' | 'desktop' | 'bot' }

// Order matters: nearly every browser also claims to be one of those below it.
const browsers: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'edge'],
  [/OPR\/|Opera/, 'opera'],
  [/SamsungBrowser\//, 'samsung'],
  [/Firefox\/|FxiOS\//, 'firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'chrome'],
  [/Safari\//, 'safari'],
]

/** Stores only the kind, because a whole user agent can identify a visitor. */
export function browserKind(userAgent: string): BrowserKind {
  const browser = browsers.find(([sign]) => sign.test(userAgent))?.[1] ?? 'other'
  return { browser, device: deviceKind(userAgent) }
}

function deviceKind(userAgent: string): BrowserKind['device'] {
  if (/bot\b|bot\/|crawl|spider|slurp|headless|lighthouse/i.test(userAgent)) return 'bot'
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet'
  if (/Mobi|iPhone|iPod/.test(userAgent)) return 'phone'
  return 'desktop'
}
