// Recognizes texts that give orders to a machine instead of asking the academy something. No rule here protects facts:
// answers come from the pages in any case. Such a text just has no answer.
import { plain } from './vocabulary/normalize.ts'

const orders = [
  /\b(?:ignore|disregard|forget|override|bypass|skip|ignora|ignore|ignoren|olvida|olvide|omite|descarta|salta\w*)\b.{0,40}\b(?:instructions?|prompts?|rules?|previous|above|guidelines?|everything|polic(?:y|ies)|constraints?|filters?|instrucciones|reglas|anterior(?:es)?|indicaciones|restricciones|todo|politicas|filtros)\b/,
  /\b(?:system|hidden|secret|initial|original|sistema|oculto|secreto|inicial|developer|desarrollador) (?:prompt|message|instructions?|mode)\b|\b(?:prompt|mensaje|instrucciones|modo) (?:del? )?(?:sistema|oculto|secreto|inicial|desarrollador)\b/,
  /^\W*you are an? |\btell users\b|\b(?:you are now|from now on|pretend|act as|role ?play|imagine you are|behave as|jailbreak|dan mode|eres ahora|ahora eres|a partir de ahora|de ahora en adelante|finge|actua como|hazte pasar|simula que|imagina que eres|compórtate|comportate como)\b/,
  /\b(?:repeat after me|repeat the (?:words|text)|say exactly|reply only with|respond only with|respond with|answer with|answer only|reply with|output only|print the|just say|say that|tell (?:the )?(?:user|users|everyone|visitors) that|confirm that you|repite (?:despues|tras|conmigo|el texto)|di que|diga que|responde solo|responda solo|contesta solo|contesta con|responde con|responda con|dile al usuario|escribe exactamente|imprime)\b/,
  /(?:^|\n|["'.] ?)(?:system|assistant|developer|user|sistema|asistente)\s*:|\b(?:you must (?:now )?(?:answer|say|reply|respond|output)|your (?:new )?(?:task|job|role) is|new (?:rules?|instructions?)|debes (?:responder|decir|contestar)|tu (?:nueva )?(?:tarea|funcion|rol) es|nuevas (?:reglas|instrucciones))\b/,
  /\b(?:reveal|leak|dump|show me|print|revela|muestra|filtra|ensename)\b.{0,30}\b(?:api|keys?|passwords? of|database|env|environment variables?|source code|secrets?|credentials|token|claves?|base de datos|codigo fuente|variables de entorno|secretos?|credenciales|contrasenas)\b/,
  /<\s*\/?\s*(?:script|img|svg|iframe|system|instructions?)\b|\{\{.*\}\}|\bdrop table\b|\bunion select\b|\bor 1 ?= ?1\b|\[\/?inst\]|<\|.*\|>|javascript:/,
]

export function givesOrders(question: string): boolean {
  const text = plain(question)
  return orders.some((order) => order.test(text))
}
