import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { NO_PRODUCT } from '../../entities/business/productForm';
import { anUpload } from '../../testing/builders';
import { HOST, serveInMemory } from '../../testing/server';
import { company, complete, openDraft } from './testing/businessDraft';
import { button, heading, recording } from './testing/formSteps';
// Compiled before the first test, which would else wait for it.
import './ProfileCompletionPage';

const { server } = serveInMemory();

/** At the step of the products. */
const started = { ...complete, step: 1 };

const listed = (...names: string[]) => ({
  ...started,
  products: names.map((name) => ({ ...NO_PRODUCT, name, price: '100' })),
});

const open = (draft: object = started) => openDraft(draft, 'What you do');

const items = () =>
  within(screen.getByRole('list', { name: 'Products, in order' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent.replace('EditEarlierLaterRemove', ''));
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

async function finish(user: Awaited<ReturnType<typeof open>>['user']) {
  for (const next of ['How to reach you', 'Private facts', 'What we may do']) {
    await user.click(button('Next'));
    await heading(next);
  }
  await user.click(button('Complete Profile'));
}

it('adds a product with its picture, and sends it with the form', async () => {
  server.use(
    http.post(`${HOST}/mainapp/uploads/`, () =>
      HttpResponse.json(anUpload({ kind: 'image', content_url: '/uploads/a/photo.webp' }), {
        status: 201,
      }),
    ),
  );
  const saved = recording(server, 'mainapp/businesses/', { user_data: company });
  const { user } = await open();
  await user.click(button('Add a product'));
  expect(field('Product or service')).toHaveFocus();
  await user.keyboard('Dried mango');
  await user.selectOptions(screen.getByLabelText('Price'), 'From a lowest price');
  await user.type(field('Amount in KES'), '1,200');
  await user.type(field('Per'), 'per kg');
  await user.selectOptions(screen.getByLabelText('Availability'), 'In season only');
  await user.type(field('Season'), 'December');
  const mango = new File(['x'], 'mango.jpg', { type: 'image/jpeg' });
  await user.upload(screen.getByLabelText(/^Picture of product 1/), mango);
  expect(await screen.findByRole('button', { name: /Remove Picture of product 1/ })).toBeVisible();
  await user.click(button('Done with product 1'));
  await waitFor(() => expect(button('Edit product 1')).toHaveFocus());
  expect(items()).toEqual(['Dried mangoFrom KES 1,200 per kg · In season: December']);
  await finish(user);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved).toEqual([
    expect.objectContaining({
      products: [
        {
          name: 'Dried mango',
          price: 1200,
          is_lowest_price: true,
          unit: 'kg',
          availability: 'seasonal',
          season: 'December',
          picture: '/uploads/a/photo.webp',
        },
      ],
    }),
  ]);
});

it('keeps a product open that is not complete, with the focus on what it lacks', async () => {
  const { user } = await open();
  await user.click(button('Add a product'));
  await user.keyboard('Dried mango');
  await user.type(field('Amount in KES'), 'ten');
  await user.click(button('Done with product 1'));
  await waitFor(() => expect(field('Amount in KES')).toHaveFocus());
  expect(field('Amount in KES')).toHaveAccessibleDescription(
    /Enter whole shillings, from 1 to 100,000,000\./,
  );
  expect(field('Amount in KES')).toHaveValue('ten');
  await user.selectOptions(screen.getByLabelText('Price'), 'On request');
  await user.click(button('Done with product 1'));
  await waitFor(() => expect(items()).toEqual(['Dried mangoPrice on request · In stock']));
});

it('opens the first product that is not complete when the form is sent on', async () => {
  const { user } = await open(listed('Mango', '', 'Fish'));
  expect(items()).toHaveLength(3);
  await user.click(button('Next'));
  const summary = await screen.findByRole('group', { name: 'Fields to correct' });
  await waitFor(() => expect(summary).toHaveFocus());
  await user.type(field('Product or service'), 'Herbs');
  expect(field('Product or service')).toHaveFocus();
  await user.click(button('Done with product 2'));
  await waitFor(() => expect(items()).toEqual(expect.arrayContaining(['HerbsKES 100 · In stock'])));
  await user.click(button('Next'));
  expect(await heading('How to reach you')).toBeInTheDocument();
});

it('leaves out a product in which nothing was typed', async () => {
  const saved = recording(server, 'mainapp/businesses/', { user_data: company });
  const { user } = await open(listed('Mango'));
  await user.click(button('Add a product'));
  await user.click(button('Done with product 2'));
  await waitFor(() => expect(items()).toEqual(['MangoKES 100 · In stock']));
  expect(button('Add a product')).toHaveFocus();
  await user.click(button('Add a product'));
  await finish(user);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved).toEqual([
    expect.objectContaining({ products: [expect.objectContaining({ name: 'Mango' })] }),
  ]);
});

it('changes the order by buttons that keep the focus, and removes a product', async () => {
  const { user } = await open(listed('Mango', 'Fish', 'Herbs'));
  const names = () => items().map((item) => item.replace('KES 100 · In stock', ''));
  await user.click(button('Move product 1 later'));
  expect(names()).toEqual(['Fish', 'Mango', 'Herbs']);
  expect(screen.getByText('Product 1 is now product 2.')).toBeInTheDocument();
  await user.click(button('Move product 3 earlier'));
  expect(names()).toEqual(['Fish', 'Herbs', 'Mango']);
  await user.click(button('Move product 2 earlier'));
  expect(names()).toEqual(['Herbs', 'Fish', 'Mango']);
  await user.click(button('Remove product 2'));
  expect(names()).toEqual(['Herbs', 'Mango']);
  expect(button('Add a product')).toHaveFocus();
});

it('takes twelve products at most', async () => {
  await open(listed(...Array.from({ length: 12 }, (_each, index) => `Pot ${index}`)));
  expect(button('Add a product')).toBeDisabled();
});

it('shows what the server refuses at the products', async () => {
  const refusal = { products: ['A photo was not found. Please choose it again.'] };
  recording(server, 'mainapp/businesses/', refusal, 400);
  const { user } = await open(listed('Mango'));
  await finish(user);
  await heading('What you do');
  expect(await screen.findByText(refusal.products[0] ?? '')).toBeInTheDocument();
  expect(items()).toEqual(['MangoKES 100 · In stock']);
});
