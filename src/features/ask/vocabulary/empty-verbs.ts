// Verbs that say nothing about the subject of a question, with the forms that people write. Stop words are compared as
// written, so each form is needed: "buying" is as empty as "buy".

const english =
  'buy get give go make take let look seem say see show tell think try use want know come happen mean work ask attend become receive obtain purchase follow allow provide offer bring hold carry stay consider expect involve describe like need help wish hope wonder'

const spanish = {
  ar: 'dejar pasar tomar buscar desear lograr usar llevar mandar enviar terminar acabar ayudar comprar pensar entregar solicitar ocupar aprovechar interesar importar funcionar',
  er: 'deber creer conocer suceder poder querer saber entender parecer ofrecer responder',
  ir: 'permitir recibir asistir ocurrir existir servir decidir seguir pedir vivir',
}

const spanishEndings = {
  ar: 'ar o as a amos an e es en emos aba abas aban are ara aran aria arias arian ando ado arme arse arlo arla',
  er: 'er o es e emos en a as an ia ian ere era eran eria erian iendo ido erme erse erlo',
  ir: 'ir o es e imos en a as an ia ian ire ira iran iria irian iendo ido irme irse irlo',
}

export const emptyVerbForms: Record<'en' | 'es', readonly string[]> = {
  en: english.split(' ').flatMap(englishForms),
  es: (['ar', 'er', 'ir'] as const).flatMap((ending) =>
    spanish[ending].split(' ').flatMap((verb) => spanishForms(verb, ending)),
  ),
}

function englishForms(verb: string): string[] {
  const root = verb.replace(/e$/, '')
  const doubled = /[aeiou][gtn]$/.test(verb) && verb.length === 3 ? `${verb}${verb.at(-1)}ing` : `${root}ing`
  return [verb, `${verb}s`, `${root}ed`, doubled]
}

function spanishForms(verb: string, ending: keyof typeof spanishEndings): string[] {
  const root = verb.slice(0, -2)
  return spanishEndings[ending].split(' ').map((one) => `${root}${one}`)
}
