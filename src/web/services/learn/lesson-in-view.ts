// The lesson that is open, for a question to the faculty from the frame's panel. Pages do not know the frame.
let lesson: string | null = null

export function setLessonInView(name: string | null): void {
  lesson = name
}

/** Adds the lesson to a question, unless that makes it too long to send. */
export function withLesson(question: string, longest: number): string {
  const whole = lesson === null ? question : `${question}\n(${lesson})`
  return whole.length <= longest ? whole : question
}
