import { useState } from 'react'
import type { LearnLesson } from '#contract/learn.ts'
import { lessonPath } from '../../services/learn/calls.ts'
import { put, waiting } from '../../services/learn/outbox.ts'

type Marks = { done: boolean; checked: readonly number[] }

/** The person's own marks. They show at once and are sent by the outbox, later if there is no connection. */
export function useMarks({ course, slug, progress }: LearnLesson) {
  const path = `${lessonPath(course, slug)}/marks`
  const [marks, setMarks] = useState<Marks>(
    () => waiting<Marks>(path) ?? { done: progress.done, checked: progress.checked },
  )
  const change = (next: Partial<Marks>) => {
    const all = { ...marks, ...next }
    setMarks(all)
    put(path, all)
  }
  return { marks, change }
}
