// Runs in the build. The server gets the rules of the stylesheet with the classes that each one needs.
import { type FontFaceRule, type Location, type Rule, type Selector, transform } from 'lightningcss'
import type { StyleRule } from '#contract/rendering.ts'

/** `code` is minified, because its rules are kept as they are written. */
export function parseStyles(code: string): StyleRule[] {
  let parsed: Rule[] = []
  transform({
    filename: 'site.css',
    code: Buffer.from(code),
    visitor: {
      StyleSheet(sheet) {
        parsed = sheet.rules as Rule[]
      },
    },
  })
  return withAnimationNeeds(readRules(parsed, code, code.length))
}

/** The first paint can do without them, and without script the document waits for the full stylesheet. */
const laterConditions = ['@media print', '@media (forced-colors:active)', '@media (scripting:none)']

/** Rules as slices of the code: each one ends where the next one starts, or where the block around it ends. */
function readRules(rules: readonly Rule[], code: string, end: number, allLater = false): StyleRule[] {
  const starts = rules.map((rule) => offsetOf(locationOf(rule), code))
  return rules.map((rule, index) => {
    const start = starts[index] ?? 0
    const css = code.slice(start, starts[index + 1] ?? end).trimEnd()
    const inner = innerRules(rule)
    if (inner) {
      const [first] = inner
      const blockStart = first ? offsetOf(locationOf(first), code) : start + css.length - 1
      const condition = code.slice(start, blockStart - 1)
      const inLater = allLater || laterConditions.includes(condition)
      return { condition, rules: readRules(inner, code, start + css.length - 1, inLater) }
    }
    if (rule.type === 'keyframes') return { css, animation: rule.value.name.value }
    if (rule.type === 'font-face' && !hasLetters(rule.value)) return { css, later: true }
    if (rule.type !== 'style') return { css }
    const { selectors } = rule.value
    const later = allLater || selectors.every(isCausedByVisitor)
    return { css, needs: selectors.flatMap(classesOf), ...(later && { later }) }
  })
}

function innerRules(rule: Rule): Rule[] | null {
  switch (rule.type) {
    case 'media':
    case 'supports':
    case 'container':
    case 'layer-block':
    case 'starting-style':
      return rule.value.rules as Rule[]
    default:
      return null
  }
}

/** False for the files of rare characters. The release's documents use none of those (render.test.tsx). */
function hasLetters({ properties }: FontFaceRule): boolean {
  const ranges = properties.flatMap((property) => (property.type === 'unicode-range' ? property.value : []))
  const letter = 'a'.charCodeAt(0)
  return ranges.length === 0 || ranges.some(({ start, end }) => start <= letter && letter <= end)
}

function isCausedByVisitor(selector: Selector): boolean {
  return selector.some((part) => {
    if (part.type === 'pseudo-class') return ['hover', 'active', 'popover-open'].includes(part.kind)
    if (part.type !== 'pseudo-element') return false
    return part.kind === 'selection' || part.kind.startsWith('view-transition')
  })
}

/** The classes that a page must have for the selector to match: one list per alternative of an :is(), :where() or :has(). */
function classesOf(selector: Selector): string[][] {
  return selector.reduce<string[][]>(
    (lists, part) => {
      if (part.type === 'class') return lists.map((classes) => [...classes, part.name])
      if (part.type !== 'pseudo-class' || !('selectors' in part) || part.kind === 'not') return lists
      const inner = (part.selectors as Selector[]).flatMap(classesOf)
      return lists.flatMap((classes) => inner.map((more) => [...classes, ...more]))
    },
    [[]],
  )
}

/** An animation is needed where a rule that names it is. */
function withAnimationNeeds(rules: readonly StyleRule[]): StyleRule[] {
  const styles = flat(rules)
  return rules.map((rule) => {
    if (!('animation' in rule)) return rule
    const { css, animation } = rule
    const name = new RegExp(`(?<![\\w-])${animation}(?![\\w-])`)
    return {
      css,
      animation,
      needs: styles.flatMap((style) => (name.test(style.css) ? (style.needs ?? []) : [])),
    }
  })
}

function flat(rules: readonly StyleRule[]): { css: string; needs?: readonly (readonly string[])[] }[] {
  return rules.flatMap((rule) => {
    if ('rules' in rule) return flat(rule.rules)
    return 'animation' in rule ? [] : rule
  })
}

function locationOf(rule: Rule): Location {
  if (!('value' in rule) || !rule.value || !('loc' in rule.value))
    throw new Error(`A ${rule.type} rule has no location`)
  return rule.value.loc as Location
}

/** Lines count from 0, columns from 1. */
function offsetOf({ line, column }: Location, code: string): number {
  let start = 0
  for (let passed = 0; passed < line; passed += 1) start = code.indexOf('\n', start) + 1
  return start + column - 1
}
