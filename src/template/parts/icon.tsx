// Icons for these pages, with one stroke weight on a 24 px grid.

const paths = {
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5',
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'M6 6l12 12M18 6 6 18',
  play: 'M8 5.5v13l11-6.5-11-6.5Z',
  star: 'M12 4l2.4 5.2 5.6.7-4.1 3.9 1 5.6L12 16.6l-4.9 2.8 1-5.6L4 9.9l5.6-.7L12 4Z',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 4v4.5l3 1.8',
  book: 'M5 5.5C7.5 4.6 9.8 4.8 12 6.2c2.2-1.4 4.5-1.6 7-.7v13c-2.5-.9-4.8-.7-7 .7-2.2-1.4-4.5-1.6-7-.7v-13ZM12 6.2v13',
  pin: 'M12 20.5s6.5-5.6 6.5-10.5a6.5 6.5 0 1 0-13 0c0 4.9 6.5 10.5 6.5 10.5Zm0-8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  calendar: 'M5 6.5h14v13H5v-13ZM5 10.5h14M9 4v4M15 4v4',
  mail: 'M4 6.5h16v11H4v-11Zm0 .5 8 6.5L20 7',
  phone:
    'M6 4.5h3.5l1.5 4-2 1.5a11 11 0 0 0 5 5l1.5-2 4 1.5V18c0 1.1-.9 2-2 2A14.5 14.5 0 0 1 4 6.5c0-1.1.9-2 2-2Z',
  left: 'M19 12H5m6-6-6 6 6 6',
  right: 'M5 12h14m-6-6 6 6-6 6',
  check: 'M5 12.5l4.5 4.5L19 7',
  plus: 'M12 5v14M5 12h14',
  chart: 'M4 20h16M7 20v-6M12 20V5M17 20v-9',
  students: 'M3 9.5 12 5l9 4.5-9 4.5-9-4.5Zm4 2.5v4c3 2.3 7 2.3 10 0v-4M21 9.5V15',
  programs: 'M5 4.5h10.5L19 8v11.5H5v-15ZM8.5 10h7M8.5 13.5h7M8.5 17h4',
  certificate:
    'M4 5h16v10.5H4V5Zm4 3.5h8M8 12h4m3.5 3.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-1.5 2v4l1.5-1 1.5 1v-4',
  award:
    'M8 4h8v5a4 4 0 0 1-8 0V4Zm0 2H4.5c0 3 1.2 4.5 3.5 4.5M16 6h3.5c0 3-1.2 4.5-3.5 4.5M12 13v4m-4 3h8l-1-3H9l-1 3Z',
  facebook:
    'M14 21v-7.5h2.8l.5-3.3H14V8.3c0-1 .5-1.7 1.8-1.7h1.6V3.7c-.6-.1-1.4-.2-2.3-.2-2.5 0-4.1 1.5-4.1 4.2v2.5H8.2v3.3H11V21',
  twitter: 'M4 4.5l12 15h4l-12-15H4Zm.5 15 6-6.8M19.5 4.5l-5.7 6.4',
  linkedin: 'M5 9.5V19M5 5.5v.1M10 19V9.5M10 13.5c0-2.5 1.5-4 4-4s4 1.5 4 4V19',
} as const

export type IconName = keyof typeof paths

export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
