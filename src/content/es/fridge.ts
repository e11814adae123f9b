import type { Copy } from '../en/fridge.ts'

export const copy: Copy = {
  meta: {
    title: 'Refrigerador para biológicos',
    description:
      'Un refrigerador para injertos y membranas, hecho para el consultorio dental: un lugar, una temperatura, un estante para cada cosa. Solicite información.',
  },
  title: 'Refrigerador para biológicos',
  lead: 'Un refrigerador para injertos y membranas, hecho para el consultorio dental.',
  enquire: 'Solicitar información',
  range: {
    numerals: '2–8',
    unit: '°C',
    spoken: 'De 2 a 8 grados Celsius',
    text: 'Los injertos y membranas refrigerados se guardan en un rango estrecho. El refrigerador lo mantiene de día y de noche.',
  },
  inside: { label: 'Ahora dentro', reading: '4 °C' },
  shelves: ['Membranas', 'Injertos óseos', 'Biológicos'],
  place: {
    title: 'Un lugar, una\u00a0temperatura',
    text: 'Aparte de los alimentos y del material de impresión, con un estante para cada cosa.',
    facts: [
      { name: 'Para', value: 'Injertos y membranas' },
      { name: 'Rango', value: '2–8 °C (36–46 °F)' },
      { name: 'Tamaño, entrega', value: 'A consultar' },
      { name: 'Precio', value: 'A consultar' },
    ],
  },
}
