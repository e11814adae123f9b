import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { classroomCopy as copy } from '#content/en/office/catalogue/classroom.ts'
import { itemLabel } from '#content/en/office/catalogue/items.ts'
import type { OfficeClassroom } from '#contract/classroom/office-classroom.ts'
import { reading } from '../../services/queries.ts'
import { choice, useSearchParams } from '../../services/search-params.ts'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { ScreenBody, ScreenHead } from '../../ui/screen/screen-head.tsx'
import { Tabs } from '../../ui/screen/tabs.tsx'
import { EvaluationsSection } from './evaluations-section.tsx'
import { FilesSection } from './files-section.tsx'
import { LiveSection } from './live-section.tsx'
import { OutlineSection } from './outline-section.tsx'
import { QuestionsSection } from './questions-section.tsx'
import { TestSection } from './test-section.tsx'

const parts = ['outline', 'questions', 'test', 'live', 'files', 'evaluations'] as const
const params = { part: choice(parts) }

/** One course of the classroom. */
export function ClassroomScreen() {
  const { course = '' } = useParams({ strict: false })
  const query = useQuery(reading('GET /api/office/classroom/:course', { params: { course } }))
  const [{ part }] = useSearchParams(params)
  const counts = { questions: query.data?.bank, live: query.data?.live.length }
  return (
    <>
      <ScreenHead
        title={itemLabel(course)}
        crumb={{ to: '/classroom', label: copy.title }}
        aside={
          <a className="gold-below plain-link" href={`/learn/${course}?preview=staff`}>
            {copy.preview}
          </a>
        }
        tabs={
          <Tabs
            label={itemLabel(course)}
            tabs={parts.map((name) => ({
              label: copy.parts[name],
              count: name === 'questions' || name === 'live' ? counts[name] : undefined,
              search: (name === 'outline' ? {} : { part: name }) as Record<string, string>,
              current: part === name,
            }))}
          />
        }
      />
      <ScreenBody>
        <Loaded query={query}>{(classroom) => <Part part={part} classroom={classroom} />}</Loaded>
      </ScreenBody>
    </>
  )
}

function Part({ part, classroom }: { part: (typeof parts)[number]; classroom: OfficeClassroom }) {
  switch (part) {
    case 'outline':
      return <OutlineSection classroom={classroom} />
    case 'questions':
      return <QuestionsSection course={classroom.course} />
    case 'test':
      return <TestSection classroom={classroom} />
    case 'live':
      return <LiveSection classroom={classroom} />
    case 'files':
      return <FilesSection course={classroom.course} />
    case 'evaluations':
      return <EvaluationsSection course={classroom.course} />
  }
}
