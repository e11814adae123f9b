import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { screenNames, screenTitle } from '#content/en/office/shell.ts'
import { longDay } from '#content/en/office/times.ts'
import { todayCopy as copy, reconciliationSentence } from '#content/en/office/today.ts'
import type { OfficeToday } from '#contract/office/today.ts'
import { dayOf } from '#domain/dates/days.ts'
import { todayQuery, useAcademyNow } from '../../services/academy-now.ts'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { FunnelSection } from './funnel-section.tsx'
import { LastActions } from './last-actions.tsx'
import { NeedsSection } from './needs-section.tsx'
import { NextDates } from './next-dates.tsx'
import { SecondWay } from './second-way.tsx'
import css from './today.module.css'
import { WeekSection } from './week-section.tsx'

export function TodayScreen() {
  const query = useQuery(todayQuery)
  const now = useAcademyNow()
  useEffect(() => {
    document.title = screenTitle(screenNames.today)
  }, [])
  return (
    <div className={css.screen}>
      <h1 className={`font-medium font-serif ${css.title}`}>
        <span className="only-read">{copy.today}</span> {longDay(dayOf(now))}
      </h1>
      <Loaded query={query}>{(today) => <Content today={today} now={now} />}</Loaded>
    </div>
  )
}

function Content({ today, now }: { today: OfficeToday; now: Date }) {
  return (
    <>
      <p className={`note text-slate ${css.checked}`}>{reconciliationSentence(today.reconciliation, now)}</p>
      <div className={css.main}>
        <NeedsSection needs={today.needs} now={now} reconciliation={today.reconciliation} />
        <SecondWay />
        <NextDates dates={today.dates} today={today.today} />
      </div>
      <div className={css.side}>
        <WeekSection week={today.week} today={today.today} />
        <FunnelSection funnel={today.funnel} />
        <LastActions actions={today.actions} now={now} />
      </div>
    </>
  )
}
