import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useStore } from 'react-redux';
import { useParams } from 'react-router';
import { VettingContext } from '../actors/vetting';
import AssessmentHelpPage from '../screens/vetting/AssessmentHelpPage';
import type { Store } from '../store/makeStore';
import { createHelpSource } from './wiring/vetting/helpDesk';

/** One category of an assessment for whoever has the link to it. */
export default function AssessmentHelpArea() {
  const { token = '' } = useParams();
  return <Help key={token} token={token} />;
}

function Help({ token }: { token: string }) {
  const store: Store = useStore.withTypes<Store>()();
  const [source] = useState(() => createHelpSource({ store, window, newKey: nanoid, token }));
  return (
    <VettingContext value={source}>
      <AssessmentHelpPage token={token} />
    </VettingContext>
  );
}
