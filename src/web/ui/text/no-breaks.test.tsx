import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NoBreaks } from './no-breaks.tsx'

test.each([
  ['hands-on sessions', '[hands-on] sessions'],
  ['Module 2: Advanced (Online), 24 CE Hours', '[Module 2:] Advanced [(Online),] [24 CE Hours]'],
  ['Módulo 2: Avanzada (En línea), 24 horas CE', '[Módulo 2:] Avanzada [(En línea),] [24 horas CE]'],
  [
    'Clinical 1 (Beverly Hills, CA), Oct 16–21, 2025.',
    '[Clinical 1] [(Beverly Hills, CA),] [Oct 16–21, 2025.]',
  ],
  ['Sept 12, 2025, sample date', '[Sept 12, 2025,] sample date'],
  [
    'el 16–21 de octubre de 2025, hasta el 1 de febrero de 2027',
    'el [16–21 de octubre de 2025,] hasta el [1 de febrero de 2027]',
  ],
  ['luego 23–25 de\u00a0enero en', 'luego [23–25 de\u00a0enero] en'],
  ['with 30 days notice, or 18 months after', 'with [30 days] notice, or [18 months] after'],
  ['en 1 o 2 días hábiles', 'en [1 o 2 días] hábiles'],
  ['un 50 % en 15 días, reste 1.5 mm', 'un [50 %] en [15 días,] reste [1.5 mm]'],
  ['85 horas CE prácticas y 50 CE hours', '[85 horas CE] prácticas y [50 CE hours]'],
  ['Suite 400, Beverly Hills, CA 90211. They', 'Suite 400, [Beverly Hills, CA 90211.] They'],
  ['Certificate 7K3M-9QXD-2WHP, issued', 'Certificate [7K3M-9QXD-2WHP,] issued'],
  ['Pilot drill Ø 2.0 mm', 'Pilot drill [Ø 2.0 mm]'],
  ['Graduates call (310) 555-0142.', 'Graduates call [(310) 555-0142.]'],
  ['Tuition $15,000–$25,000', 'Tuition [$15,000–$25,000]'],
  ['Costo: $15,000–$25,000\u00a0USD', 'Costo: [$15,000–$25,000\u00a0USD]'],
  ['“Module 3 taught me”, after Clinical 1, and', '[“Module 3] taught me”, after [Clinical 1,] and'],
  ['Six of us, founded in 2014', 'Six of us, founded in 2014'],
])('NoBreaks keeps the units of "%s" together', (words, kept) => {
  const markup = renderToStaticMarkup(<NoBreaks>{words}</NoBreaks>)
  expect(markup.replace(/<span[^>]*>/g, '[').replaceAll('</span>', ']')).toBe(kept)
})
