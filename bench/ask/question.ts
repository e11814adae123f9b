/**
 * A question and what may come first in its answer: addresses, separated by spaces. /faqs needs its anchor; for other
 * pages, an address without an anchor accepts every part of the page. `unknown` and `patient` are answers, too;
 * `orders` tries to give orders to a machine and must get `unknown`.
 */
export type Question = readonly [question: string, expected: string]

export type QuestionSet = Record<'en' | 'es', readonly Question[]>
