// A document contains only the rules that it uses: the full stylesheet grows with every page and would delay the first
// paint of all. It loads before hydration, so that any later change of the page finds its rules.
import type { StyleRule } from '#contract/rendering.ts'

/** The rules that the HTML uses. */
export function criticalCss(rules: readonly StyleRule[], html: string): string {
  const used = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  return write(
    rules,
    ({ needs }) => !needs || needs.some((classes) => classes.every((name) => used.has(name))),
  )
}

/**
 * The full stylesheet without the leading rules that every document contains: declaring fonts and root variables again
 * would lay out every word again. All rules after the first optional one are repeated, or it would override them.
 */
export function laterCss(rules: readonly StyleRule[]): string {
  let hasStarted = false
  return write(rules, ({ needs, animation }) => {
    if (animation) return true
    hasStarted ||= needs?.every(({ length }) => length > 0) ?? false
    return hasStarted
  })
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
