import { useState } from 'react'
import type { LearnLesson } from '#contract/classroom/learn.ts'
import { put, waitingFor } from '../../services/learn/outbox.ts'

const key = 'PUT /api/learn/:course/lessons/:slug/marks'
type Marks = { done: boolean; checked: readonly number[] }

/** The person's own marks. They show at once and are sent by the outbox, later if there is no connection. */
export function useMarks({ course, slug, progress }: LearnLesson) {
  const [marks, setMarks] = useState<Marks>(
    () => waitingMarks({ course, slug }) ?? { done: progress.done, checked: progress.checked },
  )
  const change = (next: Partial<Marks>) => {
    const all = { ...marks, ...next }
    setMarks(all)
    put({ key, input: { params: { course, slug }, body: all } })
  }
  return { marks, change }
}

function waitingMarks(lesson: { course: string; slug: string }): Marks | undefined {
  for (const entry of waitingFor(lesson)) if (entry.key === key) return entry.input.body as Marks
  return undefined
}
