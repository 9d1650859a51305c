"""Reads orders and writes a note, with a client generated from the API document:

    pip install openapi-python-client
    openapi-python-client generate --url https://shop.example.com/openapi.json --meta none --output-path boutique

Its arguments are the shop's address and an access token with the scopes orders:read and orders:write.
"""

import json
import sys

from boutique import AuthenticatedClient
from boutique.api.back_office_orders import admin_note_create, admin_order_list
from boutique.api.back_office_people import admin_customer_list
from boutique.models import OrderPage, Problem, UpdateOrderNote

address, token, text = sys.argv[1:]
shop = AuthenticatedClient(base_url=f"{address}/api", token=token)

orders = admin_order_list.sync(client=shop)
if not isinstance(orders, OrderPage):
    sys.exit(orders.message)
first = orders.items[0]

noted = admin_note_create.sync(first.id, client=shop, body=UpdateOrderNote(text=text))
if isinstance(noted, Problem):
    sys.exit(noted.message)

# Another scope is refused, with a code.
customers = admin_customer_list.sync(client=shop)
refused = customers.code if isinstance(customers, Problem) else None
print(json.dumps({"order": first.number, "customer": first.customer, "refused": refused}))
