// Guesses whether an unknown word is what a question is about. "Is there parking?" is about parking; "when do I
// receive it?" is not about receiving.

/** What comes before a noun, in both languages. */
const introducers = new Set(
  `a an the my your our his her its their this that these those any some no another each every which what whose many much
  more of in on at for with without from about by near between under over per as like than or and
  have has had having offer offers provide provides need needs accept accepts sell sells teach teaches bring get use uses
  wear buy want wants serve serves there include includes allow allows recommend visit speak run
  un una unos unas el la los las mi mis su sus nuestro nuestra este esta estos estas ese esa algun alguna algunos algunas
  ningun ninguna otro otra cada que cual cuales cuantos cuantas mucho mucha muchos muchas mas de del en al para por con sin
  desde sobre entre segun como o y e
  hay tienen tiene tengo ofrecen ofrece dan da venden vende aceptan acepta necesito necesita ensenan ensena llevar traer
  usan usa prestan presta incluye incluyen permiten permite recomiendan recomienda hablan sirven`.split(
    /\s+/,
  ),
)

/** At the start of a question these come before its subject: "Is insurance included?" */
const openers = new Set(['is', 'are', 'was', 'were', 'will', 'does', 'do'])
/** These come before an adjective: "es obligatorio". */
const copulas = new Set(['es', 'son', 'esta', 'estan', 'sera'])

export function isLikelySubject(words: readonly string[], at: number): boolean {
  const before = words[at - 1]
  if (before === undefined) return true
  if (copulas.has(before)) return false
  return introducers.has(before) || (at === 1 && openers.has(before))
}
