import { learnerCopy as copy } from '#content/en/office/catalogue/classroom-people.ts'
import type { CertificateNeed } from '#contract/classroom/learn.ts'

/** "12 of 22 lessons, the test (75%)": what is missing, in the order of the course. */
export function CertificateNeeds({ needs }: { needs: readonly CertificateNeed[] }) {
  const missing = needs.filter(({ met }) => !met).map(wordsOf)
  return <>{missing.length === 0 ? copy.nothing : missing.join(', ')}</>
}

function wordsOf(need: CertificateNeed): string {
  switch (need.need) {
    case 'lessons':
      return copy.need.lessons(need.done, need.of)
    case 'live':
      return copy.need.live(need.done, need.of)
    case 'test':
      return copy.need.test(need.score, need.passMark)
    case 'weekend':
      return copy.need.weekend[need.state]
    case 'evaluation':
      return copy.need.evaluation
  }
}
