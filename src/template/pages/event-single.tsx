import { IdleButton } from '../parts/action.tsx'
import { Banner } from '../parts/banner.tsx'
import { Countdown } from '../parts/countdown.tsx'
import { Icon } from '../parts/icon.tsx'
import { Photo } from '../parts/photo.tsx'
import prose from '../parts/prose.module.css'
import { Section } from '../parts/section.tsx'
import { featuredEvent } from '../words/events.ts'
import { eventSingle } from '../words/pages.ts'

export function EventSinglePage() {
  return (
    <>
      <Banner title={featuredEvent.title} />
      <Section>
        <div className={prose.columns}>
          <div>
            <Photo name="terrace" share="(min-width: 960px) 860px, 100vw" first className={prose.picture} />
            <div className={prose.text}>
              {eventSingle.text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <h2>Programme</h2>
              <ul className={prose.facts}>
                {eventSingle.programme.map((item) => (
                  <li key={item}>
                    <Icon name="check" />
                    {item}
                  </li>
                ))}
              </ul>
            </div>
          </div>
          <aside className={prose.side} aria-label="The event">
            <div className={`${prose.box} ${prose.dark}`}>
              <Countdown title="Starts in" until={featuredEvent.start} />
              <ul className={prose.facts}>
                <li>
                  <Icon name="calendar" />
                  {featuredEvent.dateTime}
                </li>
                <li>
                  <Icon name="pin" />
                  {featuredEvent.location}
                </li>
              </ul>
              <IdleButton>Book A Seat</IdleButton>
            </div>
          </aside>
        </div>
      </Section>
    </>
  )
}
