import type { ArticleHeads } from '../../pages/articles.ts'

export const articleHeads: ArticleHeads = {
  'reading-bone-before-you-drill': {
    title: 'Reading bone before you drill',
    excerpt:
      'Width, height, density and what lies below: four questions for every scan, always in the same order.',
  },
  'immediate-or-delayed': {
    title: 'Immediate or delayed?',
    excerpt:
      'An implant in a fresh socket saves months, if the socket allows it. How to tell, before and after the extraction.',
  },
  'torque-preload-and-the-loose-screw': {
    title: 'Torque, preload and the loose screw',
    excerpt:
      'A screw holds because it stretches, not because it turns. Most loosening starts on the day it is tightened.',
  },
  'the-first-twelve-weeks': {
    title: 'The first twelve weeks',
    excerpt:
      'Between surgery and crown, an implant loses one kind of stability and gains another. What happens, week by week.',
  },
}
