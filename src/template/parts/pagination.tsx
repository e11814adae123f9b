import { Icon } from './icon.tsx'
import style from './pagination.module.css'

type PaginationProps = { page: number; pages: number; onChange: (page: number) => void }

export function Pagination({ page, pages, onChange }: PaginationProps) {
  const numbers = Array.from({ length: pages }, (_, before) => before + 1)
  return (
    <nav aria-label="Pagination" className={style.pages}>
      <button
        type="button"
        aria-label="Previous page"
        disabled={page === 1}
        onClick={() => onChange(page - 1)}
      >
        <Icon name="left" size={20} />
      </button>
      {numbers.map((number) => (
        <button
          key={number}
          type="button"
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onChange(number)}
        >
          {number}
        </button>
      ))}
      <button
        type="button"
        aria-label="Next page"
        disabled={page === pages}
        onClick={() => onChange(page + 1)}
      >
        <Icon name="right" size={20} />
      </button>
    </nav>
  )
}
