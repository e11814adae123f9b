import type { Copy } from '../../en/site/fridge.ts'
import { alt } from '../media/alt.ts'

export const copy: Copy = {
  meta: {
    title: 'Refrigerador para biológicos',
    description:
      'Un refrigerador para injertos y membranas, hecho para el consultorio dental: un lugar, una temperatura y un estante para cada material. Solicite información.',
  },
  title: 'Refrigerador para biológicos',
  alt: alt.granules,
  lead: 'Un refrigerador para injertos y membranas, hecho para el consultorio dental.',
  inquire: 'Solicitar información',
  range: {
    numerals: '2–8',
    unit: '°C',
    spoken: 'De 2 a 8 grados Celsius',
    text: 'Los injertos y membranas refrigerados deben mantenerse en un rango estrecho. El refrigerador lo conserva de día y de noche.',
  },
  inside: { label: 'Interior', reading: '4 °C' },
  shelves: ['Membranas', 'Injertos óseos', 'Biológicos'],
  place: {
    title: 'Un lugar, una\u00a0temperatura',
    text: 'Guarde injertos y membranas lejos de los alimentos y del material de impresión, con un estante para cada material.',
    facts: [
      { name: 'Para', value: 'Injertos y membranas' },
      { name: 'Rango', value: '2–8 °C (36–46 °F)' },
      { name: 'Tamaño y entrega', value: 'A consultar' },
      { name: 'Precio', value: 'A consultar' },
    ],
  },
}
