import { useState } from 'react'
import { Banner } from '../parts/banner.tsx'
import { EventCard } from '../parts/cards.tsx'
import form from '../parts/form.module.css'
import { Pagination } from '../parts/pagination.tsx'
import { Grid, Section } from '../parts/section.tsx'
import { type EventCard as EventEntry, events } from '../words/events.ts'

const perPage = 12
const pages = Math.ceil(events.length / perPage)

const orders = {
  'Date: next first': (a: EventEntry, b: EventEntry) => a.start.localeCompare(b.start),
  'Date: last first': (a: EventEntry, b: EventEntry) => b.start.localeCompare(a.start),
  'Title: A to Z': (a: EventEntry, b: EventEntry) => a.title.localeCompare(b.title),
}
type Order = keyof typeof orders
const orderNames = Object.keys(orders) as Order[]

export function EventPage() {
  const [order, setOrder] = useState<Order>('Date: next first')
  const [page, setPage] = useState(1)
  const shown = events.toSorted(orders[order]).slice((page - 1) * perPage, page * perPage)
  return (
    <>
      <Banner title="Events" />
      <Section>
        <div className={form.toolbar}>
          <p role="status">
            Showing {shown.length} courses of {events.length}
          </p>
          <label className={form.sort}>
            Sort by
            <select
              value={order}
              onChange={(event) => {
                setOrder(event.target.value as Order)
                setPage(1)
              }}
            >
              {orderNames.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        </div>
        <h2 className={form.hidden}>All events</h2>
        <Grid wide>
          {shown.map((event) => (
            <EventCard key={event.start} event={event} />
          ))}
        </Grid>
        <Pagination page={page} pages={pages} onChange={setPage} />
      </Section>
    </>
  )
}
