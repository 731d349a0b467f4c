import './brand.css';

/** The oval of a vignette with a glass in it. */
export function BrandMark() {
  return (
    <svg
      viewBox="0 0 26 30"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <ellipse cx="13" cy="15" rx="12" ry="14.2" />
      <path d="M8.2 7.5c-.5 5.6 1.2 9.6 4.8 9.6s5.3-4 4.8-9.6" />
      <path d="M8.2 11.8c2 .9 3.2-.6 4.8-.6s2.8 1.2 4.7.6" />
      <path d="M13 17.1v6M9.6 23.3h6.8" />
    </svg>
  );
}

interface BrandProps {
  href?: string;
  label?: string;
}

/** A plain link: the pages it leads to are documents of their own. */
export function Brand({ href = '/', label }: BrandProps) {
  return (
    <a className="brand" href={href} aria-label={label}>
      <BrandMark />
      <span>Vignette</span>
    </a>
  );
}
