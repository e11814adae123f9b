// The tests of the classroom: one for each module, and the Fellowship's.

export const testIds = ['module1', 'module2', 'module3', 'module4', 'fellowship'] as const
export type TestId = (typeof testIds)[number]
