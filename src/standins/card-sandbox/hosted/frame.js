// Shared by both hosted pages: messages to and from the surrounding page, and its appearance.
const around = window.parent

/** The target origin is *, because the surrounding page has another origin. Messages contain no card data. */
function tell(type, details = {}) {
  around.postMessage({ type, ...details }, '*')
}

const ways = new Map()
addEventListener('message', ({ source, data }) => {
  if (source === around) ways.get(data.type)?.(data)
})
/** @param {string} type @param {(message: any) => void} way */
function hear(type, way) {
  ways.set(type, way)
}

const dress = new CSSStyleSheet()
document.adoptedStyleSheets = [dress]

hear('look', ({ appearance, fonts }) => {
  for (const { family, weight, style, data } of fonts) {
    document.fonts.add(new FontFace(family, data, { weight, style }))
  }
  while (dress.cssRules.length > 0) dress.deleteRule(0)
  for (const [name, value] of Object.entries(appearance.variables ?? {})) {
    document.documentElement.style.setProperty(`--${kebab(name)}`, value)
  }
  for (const [selector, declarations] of Object.entries(appearance.rules ?? {})) {
    if (!/^\.(?:Input|Label|Error)(?:--invalid)?(?::{1,2}[a-z-]+)?$/.test(selector)) continue
    const rule = dress.cssRules[dress.insertRule(`${selector} {}`, dress.cssRules.length)]
    for (const [name, value] of Object.entries(declarations)) rule.style.setProperty(kebab(name), value)
  }
  tell('ready')
})

function kebab(name) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

new ResizeObserver(() => {
  tell('height', { height: Math.ceil(document.documentElement.getBoundingClientRect().height) })
}).observe(document.documentElement)
