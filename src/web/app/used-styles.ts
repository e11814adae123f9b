// A document carries the rules it uses and no more: the whole sheet, which grows with every page, would delay the
// first paint of each. The sheet itself follows with the script, before anything can change.

type Rule = {
  /** A selector, or '@media (…)'. */
  prelude: string
  body: string
  /** The rules inside a condition. */
  inner?: Rule[]
}

const conditions = /^@(media|supports|container|layer|starting-style)\b/
const parsed = new Map<string, Rule[]>()

export function usedStyles(css: string, html: string): string {
  const rules = parsed.get(css) ?? parse(css)
  parsed.set(css, rules)
  const used = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  // A rule stays when one of its classes is on the page, or when it names none.
  const kept = keep(rules, (classes) => classes.length === 0 || classes.some((name) => used.has(name)))
  const text = write(kept)
  return write(kept.filter((rule) => !isUnusedAnimation(rule, text)))
}

/**
 * What follows: every rule but those that all documents carry. Fonts that are declared anew would lay out every word
 * again, and colours of the root every element. A rule without a class that stands behind one with a class is there all
 * the same: it may win by its place alone, and what follows it must not take that away.
 */
export function laterStyles(css: string): string {
  let isBehind = false
  return write(
    keep(parse(css), (classes, { prelude }) => {
      isBehind ||= classes.length > 0
      return isBehind || prelude.startsWith('@keyframes')
    }),
  )
}

type Wanted = (classes: readonly string[], rule: Rule) => boolean

function keep(rules: readonly Rule[], wanted: Wanted): Rule[] {
  return rules.flatMap((rule) => {
    if (rule.inner) {
      const inner = keep(rule.inner, wanted)
      return inner.length > 0 ? { ...rule, inner } : []
    }
    return wanted(classesOf(rule), rule) ? rule : []
  })
}

function classesOf({ prelude }: Rule): string[] {
  if (prelude.startsWith('@')) return []
  return [...prelude.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)
}

function isUnusedAnimation({ prelude }: Rule, text: string): boolean {
  const name = prelude.match(/^@keyframes ([\w-]+)/)?.[1]
  return name !== undefined && text.split(new RegExp(`(?<![\\w-])${name}(?![\\w-])`)).length === 2
}

function write(rules: readonly Rule[]): string {
  return rules.map(({ prelude, body, inner }) => `${prelude}{${inner ? write(inner) : body}}`).join('')
}

function parse(css: string): Rule[] {
  const rules: Rule[] = []
  let depth = 0
  let start = 0
  let open = 0
  let quote = ''
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '')
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (quote) {
      if (sign === quote) quote = ''
    } else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '{') {
      if (depth === 0) open = at
      depth += 1
    } else if (sign === '}') {
      depth -= 1
      if (depth > 0) continue
      const prelude = text.slice(start, open).trim()
      const body = text.slice(open + 1, at)
      rules.push(conditions.test(prelude) ? { prelude, body: '', inner: parse(body) } : { prelude, body })
      start = at + 1
    }
  }
  return rules
}
