import { screen, within } from '@testing-library/react';
import { renderThemed } from '../../testing/renderThemed';
import { PersonList } from './PersonList';

const person = (name: string, linkedin: string) => ({
  name,
  role: 'Advisor',
  photo: '',
  socials: { instagram: '', facebook: '', twitter: '', linkedin },
  description: 'Knows water.',
});

test('links only the networks that a person has, with the name of the person', () => {
  renderThemed(
    <PersonList
      people={[person('Amani Kesi', 'https://linkedin.example/amani'), person('Zawadi Bahati', '')]}
    />,
  );
  const [first, second] = screen.getAllByRole('listitem');
  if (!first || !second) throw new Error('two people expected');
  expect(within(first).getByRole('link', { name: 'LinkedIn of Amani Kesi' })).toHaveAttribute(
    'href',
    'https://linkedin.example/amani',
  );
  expect(within(second).queryByRole('link')).not.toBeInTheDocument();
});
