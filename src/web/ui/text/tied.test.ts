import { expect, test } from 'vitest'
import { tied } from './tied.ts'

test.each([
  ['Cicatrización y mantenimiento', 'Cicatrización y~mantenimiento'],
  ['¿Los módulos son en línea o en Beverly Hills?', '¿Los módulos son en~línea o~en~Beverly Hills?'],
  ['How many CE hours do I earn?', 'How many CE~hours do I earn?'],
  ['¿Cuántas horas CE obtengo?', '¿Cuántas horas~CE obtengo?'],
  ['Envío de material', 'Envío de~material'],
  ['Width, then height', 'Width, then height'],
])('tied holds the short words of "%s"', (title, held) => {
  expect(tied(title).replaceAll('\u00a0', '~')).toBe(held)
})
