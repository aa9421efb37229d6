import { useState } from 'react';

/** The answers of one application that were opened, and those that are open now. */
interface Reading {
  read: ReadonlySet<number>;
  open: ReadonlySet<number>;
}

const UNREAD: Reading = { read: new Set(), open: new Set() };

/** What was read of each application since the desk was opened. */
export function useReading(application: number | null) {
  const [byApplication, setAll] = useState<ReadonlyMap<number, Reading>>(new Map());
  const reading = (application === null ? null : byApplication.get(application)) ?? UNREAD;
  const keep = (change: Reading) => {
    if (application !== null) setAll((all) => new Map(all).set(application, change));
  };
  return {
    ...reading,
    openAnswer: (question: number) =>
      keep({
        read: new Set([...reading.read, question]),
        open: new Set([...reading.open, question]),
      }),
    closeAnswer: (question: number) =>
      keep({ ...reading, open: new Set([...reading.open].filter((each) => each !== question)) }),
  };
}
