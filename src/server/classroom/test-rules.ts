import type { Database } from '#database/engine/connection.ts'
import { rulesOfTest } from '#database/tables/test-attempts.ts'
import type { CourseId } from '#domain/catalogue.ts'
import {
  fellowshipRules,
  moduleRules,
  type TestId,
  type TestRules,
  testIds,
} from '#domain/classroom-tests.ts'

/** The award sets the rules of the Fellowship's test, staff those of the modules. */
export async function rulesFor(db: Database, test: TestId): Promise<TestRules> {
  if (test === 'fellowship') return fellowshipRules
  return (await rulesOfTest(db, test)) ?? moduleRules
}

/** The test of a module. */
export async function testOf(db: Database, course: CourseId): Promise<{ test: TestId; rules: TestRules }> {
  const test = testIds.find((id) => id === course)
  if (!test) throw new Error(`${course} has no test`)
  return { test, rules: await rulesFor(db, test) }
}
