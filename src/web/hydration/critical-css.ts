// A document contains only the rules of its first screen: more would delay the first paint by a round trip. The full
// stylesheet loads right after it (boot.ts). Until then everything below is hidden (below.css).
import type { StyleRule } from '#contract/rendering.ts'

/** The rules that the HTML uses in its first screen, except those of a state that only a visitor can cause. */
export function criticalCss(rules: readonly StyleRule[], html: string): string {
  const used = classesIn(firstScreenOf(html))
  return write(
    rules,
    ({ needs, later }) =>
      !later && (!needs || needs.some((classes) => classes.every((name) => used.has(name)))),
  )
}

/**
 * The full stylesheet without the leading rules that every document contains: declaring fonts and root variables again
 * would lay out every word again. All rules after the first optional one are repeated, or it would override them.
 */
export function laterCss(rules: readonly StyleRule[]): string {
  let hasStarted = false
  return write(rules, ({ needs, animation, later }) => {
    if (animation || later) return true
    hasStarted ||= needs?.every(({ length }) => length > 0) ?? false
    return hasStarted
  })
}

function classesIn(html: string): Set<string> {
  return new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
}

const hidden = 'class="(?:[^"]* )?(later|below)(?: [^"]*)?"'

/** Leaves the classes of what is hidden until the full stylesheet has loaded. React escapes ">" in attributes. */
export function firstScreenOf(html: string): string {
  const opening = new RegExp(`<(\\w+) [^>]*?${hidden}`, 'g')
  let rest = ''
  let end = 0
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const [, tag = '', name] = found
    rest += `${html.slice(end, found.index)}<i class="${name}"></i>`
    end = endOfElement(html, tag, found.index)
    opening.lastIndex = end
  }
  rest += html.slice(end)
  const hidesFooter = new RegExp(`<main.*${hidden}.*</main>`, 's').test(rest)
  return hidesFooter ? rest.replace(/<footer.*?<\/footer>/s, '') : rest
}

function endOfElement(html: string, tag: string, start: number): number {
  const tags = new RegExp(`<(/?)${tag}\\b[^>]*>`, 'g')
  tags.lastIndex = start
  let depth = 0
  for (let match = tags.exec(html); match; match = tags.exec(html)) {
    depth += match[1] ? -1 : 1
    if (depth === 0) return tags.lastIndex
  }
  return html.length
}

type SingleRule = Exclude<StyleRule, { rules: unknown }>

function write(rules: readonly StyleRule[], isWanted: (rule: SingleRule) => boolean): string {
  return rules
    .map((rule) => {
      if (!('rules' in rule)) return isWanted(rule) ? rule.css : ''
      const inner = write(rule.rules, isWanted)
      return inner && `${rule.condition}{${inner}}`
    })
    .join('')
}
