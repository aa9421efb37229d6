import { PAGE_PARAMETERS } from '../../domain/pages';
import { readFilters as readMembers } from '../screens/community/memberFilters';
import { readFilter } from '../screens/community/trends/trendFilter';
import { readFilters as readDirectory } from '../screens/directory/filters';
import { readFilters as readEvents } from '../screens/events/filters';
import { readFilters as readResources } from '../screens/resources/filters';
import { readPage } from '../ui/pageAddress';

/** An empty address that notes what a page asks of it. */
class Address extends URLSearchParams {
  readonly asked = new Set<string>();

  override get(name: string): string | null {
    this.asked.add(name);
    return super.get(name);
  }
}

test.each([
  ['directory', readDirectory],
  ['events', readEvents],
  ['allResources', readResources],
  [
    'community',
    (address: Address) => [readFilter(address), readMembers(address), readPage(address)],
  ],
] as const)('the server knows the parameters of %s', (page, read) => {
  const address = new Address();
  read(address);
  expect([...address.asked].sort()).toEqual([...(PAGE_PARAMETERS[page] ?? [])].sort());
});
