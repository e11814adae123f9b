import { academy } from '#content/academy.ts'
import type { Copy } from '#content/en/registration/waiting-list.ts'
import type { WaitingListPlace } from '#contract/waiting-list.ts'
import type { Day } from '#domain/dates/days.ts'
import { PageLink } from '../../router/page-link.tsx'
import { useRegistrant } from '../../services/registration/registrant.ts'
import { useSession } from '../../services/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/page/loading.tsx'
import { wayToSeat } from './way-to-seat.ts'

type OfferedSeatProps = { copy: Copy; place: WaitingListPlace; today: Day; token: string }

/** Links to an offered seat. Purchases of a visitor are unknown, so the text warns before a second payment. */
export function OfferedSeat({ copy, place: { course, start }, today, token }: OfferedSeatProps) {
  const { user } = useSession()
  const [registrant] = useRegistrant()
  const words = copy.offered
  if (registrant.view === 'loading') return <Loading label={copy.loading} rows={1} />

  const owned = (registrant.view === 'loaded' && registrant.owned[course]) || []
  const way = wayToSeat(owned, start, today, { emailVerified: user?.emailVerified === true })
  if (way === 'account' || way === 'unverified') {
    return (
      <>
        <p>{way === 'account' ? words.paid : words.unverified}</p>
        <Button kind="main" to="/account">
          {words.toAccount}
        </Button>
      </>
    )
  }
  if (way !== 'register') {
    return (
      <>
        <p>
          {words[way]} {words.reachUs.before}
          <a href={`tel:${academy.phoneLink}`} className="inline-link no-break">
            {academy.phone}
          </a>
          {words.reachUs.after}
        </p>
        <Button kind="main" to="/contact">
          {words.write}
        </Button>
      </>
    )
  }
  const { before, link, after } = words.paidBefore
  return (
    <>
      <Button kind="main" to={`/register?course=${course}&date=${start}&offer=${token}`}>
        {words.take}
      </Button>
      <p className="second">
        {before}
        <PageLink to="/account" className="inline-link">
          {link}
        </PageLink>
        {after}
      </p>
    </>
  )
}
