import type { Copy } from '#content/en/account/account.ts'
import type { Credits, FellowshipAnswer, MastershipAnswer } from '#contract/account/credits.ts'
import type { CourseDateSummary } from '#contract/page-data.ts'
import { fellowshipPath, mastershipPath } from '#domain/awards/awards.ts'
import { formatWholeDollars } from '#domain/money/money.ts'
import type { Language } from '#domain/people/language.ts'
import { wordsIn } from '../../../services/words/words.ts'
import { Tag } from '../../../ui/tag.tsx'
import { NoBreaks } from '../../../ui/text/no-breaks.tsx'
import { ProgramTrack } from '../courses/program-track.tsx'
import styles from './awards.module.css'
import { type Measure, Measures } from './measures.tsx'

type AwardsProps = {
  copy: Copy['awards']
  language: Language
  credits: Credits
  courseDates: readonly CourseDateSummary[]
}

/** Progress toward each award, by its courses and by the independent path. */
export function Awards({ copy, language, credits, courseDates }: AwardsProps) {
  const { fellowship, mastership } = credits
  return (
    <div className={`dark section ${styles.awards}`}>
      <section className="page" aria-labelledby="fellowship">
        <Title id="fellowship" copy={copy} achieved={fellowship.achieved}>
          {copy.fellowship}
        </Title>
        <ProgramTrack copy={copy} language={language} steps={fellowship.steps} courseDates={courseDates} />
        <h3 className="mt-8 pt-6 text-item hairline-above">{copy.within}</h3>
        {fellowship.window && (
          <p className="second">
            <NoBreaks>
              {copy.window(
                wordsIn(language).formatDay(fellowship.window.from),
                wordsIn(language).formatDay(fellowship.window.to),
              )}
            </NoBreaks>
          </p>
        )}
        <Measures measures={fellowshipMeasures(fellowship, copy, language)} />
      </section>
      <section className="page" aria-labelledby="mastership">
        <Title id="mastership" copy={copy} achieved={mastership.achieved}>
          {copy.mastership}
        </Title>
        <ProgramTrack copy={copy} language={language} steps={mastership.steps} courseDates={courseDates} />
        <h3 className="mt-8 pt-6 text-item hairline-above">{copy.independent}</h3>
        <Measures measures={mastershipMeasures(mastership, copy, language)} />
      </section>
    </div>
  )
}

type TitleProps = { id: string; copy: Copy['awards']; achieved: boolean; children: string }

function Title({ id, copy, achieved, children }: TitleProps) {
  return (
    <div className="row items-center gap-4-5 mb-7">
      <h2 id={id}>{children}</h2>
      {achieved && <Tag tone="green">{copy.achieved}</Tag>}
    </div>
  )
}

function fellowshipMeasures(
  { totalCe, handsOnCe, cases, test, feePaid }: FellowshipAnswer,
  copy: Copy['awards'],
  language: Language,
): Measure[] {
  return [
    {
      label: copy.totalCe,
      figure: String(totalCe.reached),
      of: copy.of(totalCe.of),
      reach: totalCe,
    },
    {
      label: copy.handsOnCe,
      figure: String(handsOnCe.reached),
      of: copy.of(handsOnCe.of),
      reach: handsOnCe,
    },
    { label: copy.cases, figure: String(cases.reached), of: copy.of(cases.of), reach: cases },
    testMeasure(),
    fee(fellowshipPath.fee, feePaid, copy),
  ]

  function testMeasure(): Measure {
    if (test.state === 'passed') {
      const passed = copy.testPassed(wordsIn(language).formatDay(test.on))
      return {
        label: `${copy.test}, ${passed}`,
        figure: copy.score(test.score),
        of: '',
        reach: { reached: 1, of: 1 },
      }
    }
    const rule =
      test.state === 'hours-needed'
        ? copy.testHours(test.hours)
        : test.from && copy.testFrom(wordsIn(language).formatDay(test.from), test.retakesLeft)
    return {
      label: rule ? `${copy.test}: ${rule}` : copy.test,
      figure: copy.score(fellowshipPath.testScore),
      of: copy.orMore,
      reach: { reached: 0, of: 1 },
    }
  }
}

function mastershipMeasures(
  { totalCe, cases, defendedOn, feePaid }: MastershipAnswer,
  copy: Copy['awards'],
  language: Language,
): Measure[] {
  return [
    {
      label: copy.totalCe,
      figure: String(totalCe.reached),
      of: copy.of(totalCe.of),
      reach: totalCe,
    },
    { label: copy.cases, figure: String(cases.reached), of: copy.of(cases.of), reach: cases },
    {
      label: `${copy.defense}, ${defendedOn ? copy.defended(wordsIn(language).formatDay(defendedOn)) : copy.defenseRule}`,
      figure: defendedOn ? copy.achieved : copy.undefended,
      of: '',
      reach: { reached: defendedOn ? 1 : 0, of: 1 },
    },
    fee(mastershipPath.fee, feePaid, copy),
  ]
}

function fee(amount: number, paid: boolean, copy: Copy['awards']): Measure {
  return {
    label: copy.fee(formatWholeDollars(amount)),
    figure: paid ? copy.paid : copy.unpaid,
    of: '',
    reach: { reached: paid ? 1 : 0, of: 1 },
    ...(!paid && { link: { to: '/account?tab=payments', text: copy.payFee } }),
  }
}
