import { alt } from '../media/alt.ts'
/** Sample content: the academy confirms the range, the reading and the shelf labels. */
export const copy = {
  meta: {
    title: 'Biologics Fridge',
    description:
      'A refrigerator for grafts and membranes, made for the dental practice: one place, one temperature, a shelf for each kind. Send an inquiry.',
  },
  title: 'Biologics Fridge',
  alt: alt.granules,
  lead: 'A refrigerator for grafts and membranes, made for the dental practice.',
  inquire: 'Send an inquiry',
  range: {
    numerals: '2–8',
    unit: '°C',
    spoken: '2 to 8 degrees Celsius',
    text: 'Refrigerated grafts and membranes must stay within a narrow range. The fridge holds it day and night.',
  },
  inside: { label: 'Inside now', reading: '4 °C' },
  shelves: ['Membranes', 'Bone grafts', 'Biologics'] as readonly string[],
  place: {
    title: 'One place, one\u00a0temperature',
    text: 'Store grafts and membranes away from food and impression material, with a shelf for each kind.',
    facts: [
      { name: 'For', value: 'Grafts and membranes' },
      { name: 'Range', value: '2–8 °C (36–46 °F)' },
      { name: 'Size and delivery', value: 'On request' },
      { name: 'Price', value: 'On request' },
    ] as readonly { name: string; value: string }[],
  },
}
export type Copy = typeof copy
