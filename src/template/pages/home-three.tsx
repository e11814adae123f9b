import { Accordion } from '../parts/accordion.tsx'
import { ActionLink, IdleButton } from '../parts/action.tsx'
import { EventCard, InstructorCard } from '../parts/cards.tsx'
import hero from '../parts/hero.module.css'
import list from '../parts/list.module.css'
import { PartnerLogos } from '../parts/partner-logos.tsx'
import { Photo } from '../parts/photo.tsx'
import { Points } from '../parts/points.tsx'
import { Grid, Section, Split, Team, Wrap } from '../parts/section.tsx'
import { Statistics } from '../parts/statistics.tsx'
import { upcomingEvents } from '../words/events.ts'
import { homeThree, threeWays } from '../words/home.ts'
import { instructors, questions } from '../words/people.ts'

const faq = questions.map(({ question, answer }) => ({ title: question, body: answer }))

export function HomeThreePage() {
  return (
    <>
      <Hero />
      <Section>
        <Split>
          <Photo name="guide_backlit" share="(min-width: 900px) 50vw, 100vw" className={list.arch} />
          <div>
            <h2>{homeThree.about}</h2>
            <Points points={threeWays} />
          </div>
        </Split>
      </Section>
      <Section tone="sage">
        <PartnerLogos />
      </Section>
      <Section title="Upcoming Events">
        <Grid wide>
          {upcomingEvents.map((event) => (
            <EventCard key={event.title} event={event} />
          ))}
        </Grid>
      </Section>
      <Section tone="pine">
        <Statistics />
      </Section>
      <Section title="Our instructors">
        <Team>
          {instructors.map((instructor) => (
            <InstructorCard key={instructor.name} instructor={instructor} />
          ))}
        </Team>
      </Section>
      <Section tone="sage" title="Frequently asked questions">
        <Accordion items={faq} />
      </Section>
      <Section>
        <Promos />
      </Section>
    </>
  )
}

function Hero() {
  return (
    <div className={hero.classical}>
      <Wrap>
        <div className={hero.classicalWords}>
          <h1>{homeThree.title}</h1>
          <p className={hero.lead}>{homeThree.lead}</p>
          <IdleButton>Learn From Today</IdleButton>
        </div>
        <div className={hero.arcade}>
          <Photo name="library" share="33vw" first />
          <Photo name="terrace" share="33vw" first />
          <Photo name="certificate" share="33vw" first />
        </div>
      </Wrap>
    </div>
  )
}

function Promos() {
  return (
    <div className={list.promos}>
      <div className={list.promo}>
        <h2>Become an Instructor</h2>
        <p>You know something that others should. We bring the room and the students.</p>
        <IdleButton look="dark">Apply Now</IdleButton>
      </div>
      <div className={list.promo}>
        <h2>Get Free Courses</h2>
        <p>Three courses cost nothing, this month and every month. Ask us which.</p>
        <ActionLink href="/template/contacts" look="dark">
          Contact Us
        </ActionLink>
      </div>
    </div>
  )
}
