// Passages about the academy and its courses.
import { academy } from '#content/academy.ts'
import { courseIds } from '#content/catalogue.ts'
import { wordsIn } from '#content/words.ts'
import { withoutMarks } from '#domain/classroom/lesson-markdown.ts'
import type { Language } from '#domain/people/language.ts'
import type { Copies } from './copies.ts'
import type { Passage } from './passage.ts'

export function academyPassages(copies: Copies, language: Language): Passage[] {
  return [
    ...questions(copies),
    ...coursePanels(copies, language),
    ...awardPanels(copies),
    ...aboutPassages(copies),
    ...fridgePassages(copies),
    ...travelPassages(copies),
  ]
}

function questions({ faqs }: Copies): Passage[] {
  const scale = faqs.refundScale.map(({ share, when }) => `${share}: ${when}.`)
  return faqs.groups().flatMap((group) =>
    group.questions.map(({ id, question, answer, refundScale }) => ({
      key: `faq ${id}`,
      kind: 'question' as const,
      href: `/faqs#${id}`,
      title: question,
      page: faqs.title,
      text: [...(refundScale ? scale : []), ...answer.map(withoutMarks)].join(' '),
    })),
  )
}

function coursePanels({ courses }: Copies, language: Language): Passage[] {
  const words = wordsIn(language)
  return courseIds().map((course) => {
    const { summary, covers } = courses.panel.topics(course)
    return {
      key: `course ${course}`,
      kind: 'course' as const,
      href: `/courses#${course}`,
      title: `${words.courseLabel(course)}: ${words.courseTitle(course)}`,
      page: courses.panel.covers,
      text: `${summary} ${courses.panel.covers}: ${covers.join('; ')}.`,
    }
  })
}

function awardPanels({ courses }: Copies): Passage[] {
  const { fellowship, mastership, residency, comparison, refunds, pathways } = courses
  const rows = (facts: readonly { name: string; value: string }[]) =>
    facts.map(({ name, value }) => `${name}: ${value}.`).join(' ')
  const award = (id: 'fellowship' | 'mastership', { title, independent, facts }: typeof fellowship) => ({
    key: `award ${id}`,
    kind: 'course' as const,
    href: `/courses#${id}`,
    title,
    page: courses.title,
    text: `${independent}: ${rows(facts)}`,
  })
  const page = { kind: 'page' as const, page: courses.title }
  return [
    award('fellowship', fellowship),
    award('mastership', mastership),
    {
      key: 'award residency',
      kind: 'course',
      href: '/courses#residency',
      title: residency.title,
      page: courses.title,
      text: `${residency.summary} ${rows(residency.facts)}`,
    },
    { ...page, key: 'courses', href: '/courses', title: pathways.title, text: courses.lead },
    {
      ...page,
      key: 'courses why',
      href: '/courses#why-choose-us',
      title: comparison.title,
      text: `${comparison.points.join('. ')}.`,
    },
    {
      ...page,
      key: 'courses refunds',
      href: '/courses#refunds',
      title: refunds.title,
      text: [...refunds.inFull, refunds.academyCancels, refunds.program].join(' '),
    },
  ]
}

function aboutPassages({ about, home, menu }: Copies): Passage[] {
  const page = { kind: 'page' as const, href: '/about-us', page: about.title }
  const cards = [about.mission, about.approach, about.belief]
  return [
    {
      ...page,
      key: 'about founded',
      title: about.title,
      text: `${about.lead} ${about.founded} ${academy.founded}.`,
    },
    ...cards.map(({ title, text }, index) => ({ ...page, key: `about card ${index + 1}`, title, text })),
    {
      key: 'home flexible',
      kind: 'page',
      href: '/',
      title: home.flexible.title,
      page: menu.home,
      text: home.flexible.text,
    },
  ]
}

function fridgePassages({ fridge }: Copies): Passage[] {
  const page = { kind: 'page' as const, href: '/biologics-fridge', page: fridge.title }
  const facts = fridge.place.facts.map(({ name, value }) => `${name}: ${value}.`)
  return [
    { ...page, key: 'fridge', title: fridge.title, text: `${fridge.lead} ${fridge.range.text}` },
    {
      ...page,
      key: 'fridge facts',
      title: fridge.place.title,
      text: `${fridge.place.text} ${facts.join(' ')}`,
    },
  ]
}

function travelPassages({ middleEastAfrica }: Copies): Passage[] {
  const { title, lead, journey, money } = middleEastAfrica
  const page = { kind: 'page' as const, href: '/middle-east-africa', page: title }
  return [
    { ...page, key: 'region', title, text: lead },
    ...journey.steps.map((step, index) => ({
      ...page,
      key: `region step ${index + 1}`,
      title: step.title,
      text: step.text,
    })),
    { ...page, key: 'region money', title: money.title, text: money.text },
  ]
}
