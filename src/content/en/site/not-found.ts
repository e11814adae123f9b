export const copy = {
  meta: {
    title: 'Page not found',
    description: 'There is no page at this address.',
  },
  title: ['Page', 'not found'],
  home: 'Back To Home',
}

export type Copy = typeof copy
