// What a registrant chooses when the academy cancels a date.

/** `none`: no answer until the last day, so the money goes back. `ended`: the course ended in another way. */
export const dateAnswers = ['card', 'credit', 'date', 'none', 'ended'] as const
export type DateAnswer = (typeof dateAnswers)[number]
