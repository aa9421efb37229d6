import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { ConfigContext, defaultConfig } from '../config';
import { Styled } from '../testing/Styled';
import { Page, PageTitle } from './Page';

const config = { ...defaultConfig, publicUrl: 'https://kijani.example' };

const renderPages = () => {
  render(
    <Styled>
      <ConfigContext value={config}>
        <MemoryRouter>
          <Routes>
            <Route
              path="/"
              element={
                <Page title="First" description="The first page">
                  <PageTitle>First</PageTitle>
                  <Link to="/second?page=2">On</Link>
                </Page>
              }
            />
            <Route
              path="/second"
              element={
                <Page title="Second" description="The second page">
                  <PageTitle>Second</PageTitle>
                </Page>
              }
            />
          </Routes>
        </MemoryRouter>
      </ConfigContext>
    </Styled>,
  );
  return userEvent.setup({ delay: null });
};

const head = (selector: string, attribute: string) =>
  [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));

it('replaces title, description and canonical address of the previous page', async () => {
  document.head.innerHTML = '<meta name="description" content="From the server">';
  const user = renderPages();
  expect(document.title).toBe(`First · ${defaultConfig.productName}`);
  expect(head('meta[name="description"]', 'content')).toEqual(['The first page']);
  await user.click(screen.getByRole('link', { name: 'On' }));
  expect(document.title).toBe(`Second · ${defaultConfig.productName}`);
  expect(head('meta[name="description"]', 'content')).toEqual(['The second page']);
  expect(head('link[rel="canonical"]', 'href')).toEqual(['https://kijani.example/second']);
});
