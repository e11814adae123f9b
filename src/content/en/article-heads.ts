import type { ArticleHeads } from '../articles.ts'

export const articleHeads: ArticleHeads = {
  'reading-bone-before-you-drill': {
    title: 'Reading bone before you drill',
    excerpt:
      'Width, height, density and what lies below: four questions to ask of every scan, in the same order each time.',
  },
  'immediate-or-delayed': {
    title: 'Immediate or delayed?',
    excerpt:
      'An implant in the fresh socket saves months, when the socket allows it. How to tell, before and after the tooth is out.',
  },
  'torque-preload-and-the-loose-screw': {
    title: 'Torque, preload and the loose screw',
    excerpt:
      'A screw does not hold by being turned. It holds by being stretched, and most loosening begins on the day it is tightened.',
  },
  'the-first-twelve-weeks': {
    title: 'The first twelve weeks',
    excerpt:
      'Between the day of surgery and the day of the crown an implant loses its hold and gains another. What happens, week by week.',
  },
}
