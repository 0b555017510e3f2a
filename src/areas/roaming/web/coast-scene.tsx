export function CoastScene({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 1100 320" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <circle cx="838" cy="140" r="78" fill="var(--highlight)" />
      <path d="M0 222h1100v98H0z" fill="var(--sea-1)" />
      <path
        d="M0 252c60-14 110 10 170 0s110-12 170 2 110 10 170-2 110-12 170 0 110 12 170 0 100-10 250 0v68H0z"
        fill="var(--sea-2)"
      />
      <path d="M0 286c90-12 160 8 250 0s170-8 260 0 180 8 270 0 190-6 320 2v32H0z" fill="var(--sea-3)" />
      <path d="M886 222c8-34 32-52 60-58 22-34 74-48 154-40v98z" fill="var(--sea-hill)" />
      <path d="M934 170h48v52h-48zM996 140h62v82h-62zM960 190h56v32h-56z" fill="var(--art-paper)" />
      <path d="M996 140a31 31 0 0 1 62 0z" fill="var(--sea-dome)" />
      <path d="M1025 100h4v12h-4z" fill="var(--art-paper)" />
      <path d="M946 182h10v15h-10zM1010 160h10v15h-10zM1034 160h10v15h-10zM982 200h12v22h-12z" fill="var(--sea-ink)" />
      <path d="M600 218 674 112v106z" fill="var(--art-paper)" />
      <path d="M680 218v-86l50 86z" fill="var(--sea-sail)" />
      <path d="M586 226h160l-24 24H610z" fill="var(--sea-ink)" />
    </svg>
  );
}
