import { isCourseId } from '#content/catalogue.ts'
import type { Copy } from '#content/en/classroom/learn-test.ts'
import type { Language } from '#domain/people/language.ts'
import { wordsIn } from '../../../services/words/words.ts'

/** `course` is that of the address, or 'fellowship'. */
export function testName(course: string, copy: Copy, language: Language): string {
  return isCourseId(course) ? copy.names.module(wordsIn(language).courseLabel(course)) : copy.names.fellowship
}
