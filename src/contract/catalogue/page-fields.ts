// The texts of single pages that staff edit. `at` is the place in the copy of the page.
import type { Fields } from './field-types.ts'

const line = <At extends string>(label: string, at: At, most = 120) =>
  ({ label, type: 'line', said: true, most, at }) as const
const text = <At extends string>(label: string, at: At, most = 600) =>
  ({ label, type: 'text', said: true, most, at }) as const

/** The home page below the hero: its upper half, the scroll story and the end. */
export const homePageFields = {
  flexibleTitle: line('flexibleTitle', 'flexible.title'),
  flexibleText: text('flexibleText', 'flexible.text'),
  modulesTitle: line('modulesTitle', 'offers.modules.title'),
  modulesText: text('modulesText', 'offers.modules.text'),
  clinicalsTitle: line('clinicalsTitle', 'offers.clinicals.title'),
  clinicalsText: text('clinicalsText', 'offers.clinicals.text'),
  programsTitle: line('programsTitle', 'offers.programs.title'),
  programsText: text('programsText', 'offers.programs.text'),
  tracksTitle: line('tracksTitle', 'tracks.title'),
  tracksNote: text('tracksNote', 'tracks.note', 300),
  workTitle: line('workTitle', 'work.title'),
  storyTitle: line('storyTitle', 'story.title'),
  storyLead: text('storyLead', 'story.lead', 300),
  healedTitle: line('healedTitle', 'story.moves.healed.title'),
  healedText: text('healedText', 'story.moves.healed.text', 300),
  pilotTitle: line('pilotTitle', 'story.moves.pilot.title'),
  pilotText: text('pilotText', 'story.moves.pilot.text', 300),
  finalTitle: line('finalTitle', 'story.moves.final.title'),
  finalText: text('finalText', 'story.moves.final.text', 300),
  fixtureTitle: line('fixtureTitle', 'story.moves.fixture.title'),
  fixtureText: text('fixtureText', 'story.moves.fixture.text', 300),
  abutmentTitle: line('abutmentTitle', 'story.moves.abutment.title'),
  abutmentText: text('abutmentText', 'story.moves.abutment.text', 300),
  crownTitle: line('crownTitle', 'story.moves.crown.title'),
  crownText: text('crownText', 'story.moves.crown.text', 300),
  closing: text('closing', 'closing.sentence', 300),
} as const satisfies Fields

export const aboutPageFields = {
  lead: text('lead', 'lead', 300),
  founded: line('founded', 'founded'),
  missionTitle: line('missionTitle', 'mission.title'),
  missionText: text('missionText', 'mission.text'),
  approachTitle: line('approachTitle', 'approach.title'),
  approachText: text('approachText', 'approach.text'),
  beliefTitle: line('beliefTitle', 'belief.title'),
  beliefText: text('beliefText', 'belief.text'),
  facultyTitle: line('facultyTitle', 'faculty.title'),
} as const satisfies Fields

export const fridgePageFields = {
  lead: text('lead', 'lead', 300),
  inquire: line('inquire', 'inquire', 40),
  range: line('range', 'range.numerals', 20),
  rangeSpoken: line('rangeSpoken', 'range.spoken'),
  rangeText: text('rangeText', 'range.text'),
  insideLabel: line('insideLabel', 'inside.label', 40),
  insideReading: line('insideReading', 'inside.reading', 20),
  shelf1: line('shelf1', 'shelves.0', 40),
  shelf2: line('shelf2', 'shelves.1', 40),
  shelf3: line('shelf3', 'shelves.2', 40),
  placeTitle: line('placeTitle', 'place.title'),
  placeText: text('placeText', 'place.text'),
  fact1Name: line('fact1Name', 'place.facts.0.name', 60),
  fact1: line('fact1', 'place.facts.0.value'),
  fact2Name: line('fact2Name', 'place.facts.1.name', 60),
  fact2: line('fact2', 'place.facts.1.value'),
  fact3Name: line('fact3Name', 'place.facts.2.name', 60),
  fact3: line('fact3', 'place.facts.2.value'),
  fact4Name: line('fact4Name', 'place.facts.3.name', 60),
  fact4: line('fact4', 'place.facts.3.value'),
} as const satisfies Fields

export const regionalPageFields = {
  lead: text('lead', 'lead', 300),
  clocksTitle: line('clocksTitle', 'clocks.title'),
  journeyTitle: line('journeyTitle', 'journey.title'),
  step1Title: line('step1Title', 'journey.steps.0.title'),
  step1Text: text('step1Text', 'journey.steps.0.text'),
  step2Title: line('step2Title', 'journey.steps.1.title'),
  step2Text: text('step2Text', 'journey.steps.1.text'),
  step3Title: line('step3Title', 'journey.steps.2.title'),
  step3Text: text('step3Text', 'journey.steps.2.text'),
  step4Title: line('step4Title', 'journey.steps.3.title'),
  step4Text: text('step4Text', 'journey.steps.3.text'),
  moneyTitle: line('moneyTitle', 'money.title'),
  moneyText: text('moneyText', 'money.text'),
  closingTitle: line('closingTitle', 'closing.title'),
  closingText: text('closingText', 'closing.text'),
} as const satisfies Fields

export const contactPageFields = {
  lead: text('lead', 'lead', 300),
  directTitle: line('directTitle', 'direct.title'),
} as const satisfies Fields
